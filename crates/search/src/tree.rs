//! What a search remembers: a tree of actions, in one vector.

use tabletop::{BySeat, Seats};

/// Where a node stands.
pub(crate) type NodeId = u32;

/// No node.
pub(crate) const NONE: NodeId = NodeId::MAX;

/// One action after those above it, in all the worlds in which it was tried.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node<A> {
    /// What was done to come here; `None` for the root.
    pub(crate) action: Option<A>,
    first_child: NodeId,
    next_sibling: NodeId,
    /// How often it was tried.
    pub(crate) tries: u32,
    /// How often it was possible when its parent was visited.
    pub(crate) chances: u32,
    /// What came of it for every seat, added up.
    pub(crate) worth: BySeat<f32>,
}

/// All nodes. Node 0 is the root.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    limit: usize,
    seats: Seats,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) const ROOT: NodeId = 0;

    pub(crate) fn new(seats: Seats, limit: u32) -> Self {
        let mut tree = Self { nodes: Vec::new(), limit: limit.max(1) as usize, seats };
        tree.nodes.push(tree.fresh(None, NONE));
        tree
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    /// The child of `parent` that does `action`, or [`NONE`].
    pub(crate) fn child(&self, parent: NodeId, action: A) -> NodeId {
        let mut child = self.node(parent).first_child;
        while child != NONE && self.node(child).action != Some(action) {
            child = self.node(child).next_sibling;
        }
        child
    }

    /// Grows a child of `parent` that does `action`, unless the tree is full.
    pub(crate) fn grow(&mut self, parent: NodeId, action: A) -> Option<NodeId> {
        if self.limit <= self.nodes.len() {
            return None;
        }
        let id = self.nodes.len() as NodeId;
        self.nodes.push(self.fresh(Some(action), self.node(parent).first_child));
        self.node_mut(parent).first_child = id;
        Some(id)
    }

    /// Writes down what came of one visit.
    pub(crate) fn learn(&mut self, id: NodeId, worth: &BySeat<f32>) {
        let node = self.node_mut(id);
        node.tries += 1;
        for (seat, sum) in node.worth.iter_mut() {
            *sum += worth[seat];
        }
    }

    fn fresh(&self, action: Option<A>, next_sibling: NodeId) -> Node<A> {
        Node {
            action,
            first_child: NONE,
            next_sibling,
            tries: 0,
            chances: 0,
            worth: BySeat::all(self.seats, 0.0),
        }
    }
}
