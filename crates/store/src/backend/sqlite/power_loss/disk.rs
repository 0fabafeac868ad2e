//! Model of a disk that loses what was not flushed.
//!
//! After a power cut, a file contains what the last flush covered. Of the later writes, any part may be
//! there: none, all, or some sectors in any order. The folder is a file of its own: a new file whose
//! folder was not flushed may be missing. Bytes that nobody wrote are never changed
//! (<https://sqlite.org/psow.html>).

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::recorder::Event;

/// Bytes that a disk writes completely or not at all.
const SECTOR: usize = 512;

/// The content of each file.
pub(super) type Image = BTreeMap<PathBuf, Vec<u8>>;

/// Which of the changes that no flush covers are lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Loss {
    All,
    None,
    /// All changes after a random one, which is torn at a random byte.
    AfterSome,
    /// Random sectors of each write.
    AnySectors,
}

pub(super) const LOSSES: [Loss; 4] = [Loss::All, Loss::None, Loss::AfterSome, Loss::AnySectors];

/// The files, after some events.
#[derive(Debug)]
pub(super) struct Disk {
    folder: PathBuf,
    /// Every file that ever existed. A path that is created again is another file.
    files: Vec<Stored<Vec<u8>, FileChange>>,
    names: Stored<BTreeMap<PathBuf, usize>, NameChange>,
    /// Number of changes so far.
    n_changes: u64,
}

/// What is on disk for certain, and the changes that may be.
#[derive(Debug)]
struct Stored<T, C> {
    durable: T,
    pending: Vec<(u64, C)>,
    /// Number of pending changes that a flush in progress covers.
    flushing: usize,
}

impl<T: Default, C> Default for Stored<T, C> {
    fn default() -> Self {
        Self { durable: T::default(), pending: Vec::new(), flushing: 0 }
    }
}

trait Change<T> {
    fn apply(&self, content: &mut T);
}

#[derive(Debug)]
enum FileChange {
    Write { offset: usize, data: Vec<u8> },
    Resize(usize),
}

#[derive(Debug)]
enum NameChange {
    Create(PathBuf, usize),
    Remove(PathBuf),
}

/// Random numbers that a seed determines.
#[derive(Debug)]
pub(super) struct Random(Xoshiro256PlusPlus);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `n`, which is above 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.0.next_u64() % u64::try_from(n).unwrap()).unwrap()
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }
}

impl Disk {
    pub(super) fn new(folder: PathBuf) -> Self {
        Self { folder, files: Vec::new(), names: Stored::default(), n_changes: 0 }
    }

    pub(super) fn apply(&mut self, event: &Event) {
        self.n_changes += 1;
        let change = self.n_changes;
        match event {
            Event::Created(path) => {
                self.names
                    .pending
                    .push((change, NameChange::Create(path.clone(), self.files.len())));
                self.files.push(Stored::default());
            }
            Event::Removed(path) => {
                self.names.pending.push((change, NameChange::Remove(path.clone())));
            }
            Event::Written { path, offset, data } => {
                let write = FileChange::Write { offset: *offset as usize, data: data.clone() };
                self.file(path).pending.push((change, write));
            }
            Event::Resized { path, length } => {
                self.file(path).pending.push((change, FileChange::Resize(*length as usize)));
            }
            Event::FlushBegan(path) if *path == self.folder => self.names.begin_flush(),
            Event::FlushBegan(path) => self.file(path).begin_flush(),
            Event::FlushEnded(path) if *path == self.folder => self.names.end_flush(),
            Event::FlushEnded(path) => self.file(path).end_flush(),
        }
    }

    fn file(&mut self, path: &Path) -> &mut Stored<Vec<u8>, FileChange> {
        let number = self.names.with_all()[path];
        &mut self.files[number]
    }

    /// What is on disk if the power is lost now.
    pub(super) fn after_power_loss(&self, loss: Loss, random: &mut Random) -> Image {
        let changes = self.files.iter().flat_map(|file| file.pending.iter().map(|(at, _)| *at));
        let mut changes: Vec<u64> =
            changes.chain(self.names.pending.iter().map(|(at, _)| *at)).collect();
        changes.sort_unstable();
        let torn = match loss {
            Loss::AfterSome if !changes.is_empty() => changes[random.below(changes.len())],
            Loss::AfterSome | Loss::None | Loss::AnySectors => u64::MAX,
            Loss::All => 0,
        };
        let names = match loss {
            // The file system keeps the order of such changes.
            Loss::AnySectors => self.names.before(if changes.is_empty() {
                0
            } else {
                changes[random.below(changes.len())]
            }),
            Loss::All | Loss::None | Loss::AfterSome => self.names.before(torn),
        };
        let content = |(path, number): (PathBuf, usize)| {
            let file = &self.files[number];
            let content = match loss {
                Loss::AnySectors => file.with_any_sectors(random),
                Loss::All | Loss::None | Loss::AfterSome => file.torn_at(torn, random),
            };
            (path, content)
        };
        names.into_iter().map(content).collect()
    }
}

impl<T: Clone, C: Change<T>> Stored<T, C> {
    fn begin_flush(&mut self) {
        assert_eq!(self.flushing, 0, "two flushes of a file at once are not recorded correctly");
        self.flushing = self.pending.len();
    }

    fn end_flush(&mut self) {
        for (_, change) in self.pending.drain(..self.flushing) {
            change.apply(&mut self.durable);
        }
        self.flushing = 0;
    }

    fn with_all(&self) -> T {
        self.before(u64::MAX)
    }

    /// With the pending changes before this one.
    fn before(&self, end: u64) -> T {
        let mut content = self.durable.clone();
        for (_, change) in self.pending.iter().take_while(|(at, _)| *at < end) {
            change.apply(&mut content);
        }
        content
    }
}

impl Stored<Vec<u8>, FileChange> {
    /// With the pending changes before `torn`, and a part of that one.
    fn torn_at(&self, torn: u64, random: &mut Random) -> Vec<u8> {
        let mut content = self.before(torn);
        for (at, change) in &self.pending {
            if let FileChange::Write { offset, data } = change
                && *at == torn
            {
                write(&mut content, *offset, &data[..random.below(data.len() + 1)], 0);
            }
        }
        content
    }

    fn with_any_sectors(&self, random: &mut Random) -> Vec<u8> {
        // What is in a part of the file that was allocated but not written.
        let filler = if random.coin() { 0 } else { 0xA5 };
        let mut content = self.durable.clone();
        for (_, change) in &self.pending {
            match change {
                FileChange::Write { offset, data } => {
                    for (offset, sector) in sectors(*offset, data) {
                        let is_written = random.coin();
                        if is_written {
                            write(&mut content, offset, sector, filler);
                        } else if random.coin() {
                            extend(&mut content, offset + sector.len(), filler);
                        }
                    }
                }
                FileChange::Resize(length) => {
                    if random.coin() {
                        content.resize(*length, 0);
                    }
                }
            }
        }
        content
    }
}

impl Change<Vec<u8>> for FileChange {
    fn apply(&self, content: &mut Vec<u8>) {
        match self {
            Self::Write { offset, data } => write(content, *offset, data, 0),
            Self::Resize(length) => content.resize(*length, 0),
        }
    }
}

impl Change<BTreeMap<PathBuf, usize>> for NameChange {
    fn apply(&self, names: &mut BTreeMap<PathBuf, usize>) {
        match self {
            Self::Create(path, number) => names.insert(path.clone(), *number),
            Self::Remove(path) => names.remove(path),
        };
    }
}

/// The parts of a write that are in different sectors.
fn sectors(offset: usize, data: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let first = (SECTOR - offset % SECTOR).min(data.len());
    let (head, rest) = data.split_at(first);
    let rest = (offset + first..).step_by(SECTOR).zip(rest.chunks(SECTOR));
    std::iter::once((offset, head)).chain(rest)
}

fn write(content: &mut Vec<u8>, offset: usize, data: &[u8], filler: u8) {
    extend(content, offset + data.len(), filler);
    content[offset..offset + data.len()].copy_from_slice(data);
}

fn extend(content: &mut Vec<u8>, length: usize, filler: u8) {
    if content.len() < length {
        content.resize(length, filler);
    }
}

#[test]
fn only_what_a_flush_covers_survives_for_certain() {
    let (folder, path) = (PathBuf::from("/f"), PathBuf::from("/f/a"));
    let mut disk = Disk::new(folder.clone());
    let write =
        |offset, byte| Event::Written { path: path.clone(), offset, data: vec![byte; 1024] };
    let left = |disk: &Disk, loss| -> Option<usize> {
        let image = disk.after_power_loss(loss, &mut Random::new(1));
        image.get(&path).map(|content| content.iter().map(|byte| usize::from(*byte == 2)).sum())
    };
    disk.apply(&Event::Created(path.clone()));
    disk.apply(&write(0, 1));
    assert_eq!(left(&disk, Loss::All), None);
    disk.apply(&Event::FlushBegan(folder.clone()));
    disk.apply(&Event::FlushEnded(folder));
    disk.apply(&Event::FlushBegan(path.clone()));
    disk.apply(&write(0, 2)); // After the flush began.
    assert_eq!(left(&disk, Loss::All), Some(0));
    disk.apply(&Event::FlushEnded(path.clone()));
    assert_eq!(left(&disk, Loss::All), Some(0));
    assert_eq!(left(&disk, Loss::None), Some(1024));
    disk.apply(&Event::FlushBegan(path.clone()));
    disk.apply(&Event::FlushEnded(path.clone()));
    assert_eq!(left(&disk, Loss::All), Some(1024));
    disk.apply(&write(512, 3));
    let seeds = (0..100).map(|seed| {
        let image = disk.after_power_loss(Loss::AnySectors, &mut Random::new(seed));
        let content = &image[&path];
        [0, 512, 1024].map(|at| content.get(at).copied())
    });
    let outcomes: std::collections::BTreeSet<_> = seeds.collect();
    assert!(outcomes.contains(&[Some(2), Some(2), Some(3)]), "{outcomes:?}"); // Reordered.
    assert!(outcomes.contains(&[Some(2), Some(3), None]), "{outcomes:?}");
}
