//! The search tree: nodes in one vector, linked as first child and next sibling.

use tabletop::{BySeat, Seats};

/// Index of a node.
pub(crate) type NodeId = u32;

pub(crate) const ROOT: NodeId = 0;

/// Null index.
pub(crate) const NONE: NodeId = NodeId::MAX;

/// Statistics of one action sequence over all worlds in which it was played.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node<A> {
    /// The last action of the sequence; `None` for the root.
    pub(crate) action: Option<A>,
    first_child: NodeId,
    next_sibling: NodeId,
    pub(crate) visits: u32,
    /// Number of visits to the parent in which the action was legal.
    pub(crate) availability: u32,
    /// Sum of the values of all visits, by seat.
    pub(crate) value_sum: BySeat<f32>,
}

#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    limit: usize,
    seats: Seats,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) fn new(seats: Seats, limit: u32) -> Self {
        let mut tree = Self { nodes: Vec::new(), limit: limit.max(1) as usize, seats };
        tree.nodes.push(tree.new_node(None, NONE));
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

    /// The child of `parent` for `action`, or [`NONE`].
    pub(crate) fn child(&self, parent: NodeId, action: A) -> NodeId {
        let mut child = self.node(parent).first_child;
        while child != NONE && self.node(child).action != Some(action) {
            child = self.node(child).next_sibling;
        }
        child
    }

    /// Adds a child of `parent` for `action`, unless the tree is full.
    pub(crate) fn add_child(&mut self, parent: NodeId, action: A) -> Option<NodeId> {
        if self.limit <= self.nodes.len() {
            return None;
        }
        let id = self.nodes.len() as NodeId;
        self.nodes.push(self.new_node(Some(action), self.node(parent).first_child));
        self.node_mut(parent).first_child = id;
        Some(id)
    }

    /// Counts one visit of a node with this value.
    pub(crate) fn backup(&mut self, id: NodeId, value: &BySeat<f32>) {
        let node = self.node_mut(id);
        node.visits += 1;
        for (seat, sum) in node.value_sum.iter_mut() {
            *sum += value[seat];
        }
    }

    fn new_node(&self, action: Option<A>, next_sibling: NodeId) -> Node<A> {
        Node {
            action,
            first_child: NONE,
            next_sibling,
            visits: 0,
            availability: 0,
            value_sum: BySeat::all(self.seats, 0.0),
        }
    }
}
