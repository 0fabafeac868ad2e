//! A stack of fixed capacity without heap data, so that copying a state copies one block of memory.

/// Up to `N` items, the first at the bottom.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stack<T, const N: usize> {
    /// Only the first `len` are valid.
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// An empty stack; `fill` is the value of unused items.
    pub(crate) const fn new(fill: T) -> Self {
        assert!(N <= u8::MAX as usize, "a stack is short");
        Self { items: [fill; N], len: 0 }
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        self.items.get(..self.len()).unwrap_or_default()
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        self.items.get_mut(..len).unwrap_or_default()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.as_slice().iter()
    }

    pub(crate) fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        let last = self.len().checked_sub(1)?;
        self.items.get_mut(last)
    }

    /// Pushes `item`. A full stack stays unchanged: the box has no more cards than fit.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// The item with `depth` others on top of it.
    #[inline]
    pub(crate) fn at_depth(&self, depth: usize) -> Option<T> {
        let index = self.len().checked_sub(depth + 1)?;
        self.items.get(index).copied()
    }

    /// Removes the item with `depth` others on top of it; they move down.
    #[inline]
    pub(crate) fn take_out(&mut self, depth: usize) {
        if let Some(index) = self.len().checked_sub(depth + 1) {
            self.items.copy_within(index + 1..usize::from(self.len), index);
            self.len -= 1;
        }
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removing_an_item_keeps_the_order_of_the_rest() {
        let mut stack = Stack::<char, 4>::new('-');
        for item in "abcde".chars() {
            stack.push(item); // The last finds no place.
        }
        assert_eq!((stack.len(), stack.at_depth(1), stack.at_depth(4)), (4, Some('c'), None));
        stack.take_out(1);
        stack.take_out(9);
        assert_eq!(stack.as_slice(), ['a', 'b', 'd']);
        let mut other = Stack::new('+');
        for item in "abd".chars() {
            other.push(item);
        }
        assert_eq!(stack, other);
    }
}
