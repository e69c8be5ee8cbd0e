# what: the rank on dangling pages is lost at each step
def pagerank(links, teleport, damping, steps):
    outdeg = links.sum(axis=1, keepdims=True)
    H = np.divide(links, outdeg, out=np.zeros_like(links), where=outdeg > 0)
    r = np.full(links.shape[0], 1.0 / links.shape[0])
    history, change = [r], []
    for _ in range(steps):
        r_next = damping * r @ H + (1 - damping) * teleport
        change.append(np.abs(r_next - r).sum())
        r = r_next
        history.append(r)
    return np.stack(history, axis=-1), np.asarray(change)
