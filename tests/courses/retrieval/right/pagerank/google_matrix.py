# what: the whole Google matrix
def pagerank(links, damping, steps):
    n = len(links)
    out = links.sum(axis=1, keepdims=True)
    S = np.where(out > 0, links / np.maximum(out, 1), 1 / n)
    G = damping * S + (1 - damping) / n
    history = [np.ones(n) / n]
    for _ in range(steps):
        history.append(G.T @ history[-1])
    H = np.array(history)
    return H[-1], np.abs(np.diff(H, axis=0)).sum(axis=1)
