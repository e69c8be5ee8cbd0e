# what: measures plain distances, without nearest images
def radial_distribution(frames, box, bins):
    n, dim, times = frames.shape
    width = 0.5 * np.min(box) / bins
    i, j = np.triu_indices(n, k=1)
    d = frames[i] - frames[j]
    r = np.sqrt(np.sum(d**2, axis=1)).ravel()
    shell = np.floor(r / width).astype(int)
    counts = np.bincount(shell[shell < bins], minlength=bins)
    edges = width * np.arange(bins + 1)
    ball = np.pi * edges**2 if dim == 2 else 4 / 3 * np.pi * edges**3
    ideal = 0.5 * n * (n / np.prod(box)) * (ball[1:] - ball[:-1])
    return width * (np.arange(bins) + 0.5), counts / (times * ideal)
