# returned the labels of the last round instead of giving the colours out once more
def quantize_colours(lab, counts, palette, rounds):
    pal = np.array(palette, dtype=float)
    history = []
    for _ in range(rounds):
        dist = delta_e_94(lab, pal)
        labels = dist.argmin(axis=1)
        best = dist[np.arange(len(lab)), labels]
        history.append((best * counts).sum() / counts.sum())
        for j in range(pal.shape[0]):
            idx = np.where(labels == j)[0]
            if len(idx) > 0:
                pal[j] = np.average(lab[idx], axis=0, weights=counts[idx])
    return pal, labels, np.array(history)
