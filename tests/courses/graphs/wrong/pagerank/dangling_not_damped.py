# what: the dangling pages' rank is added outside of the damping, in full
def pagerank(links, teleport, damping, steps):
    n = len(links)
    is_sink = ~links.any(axis=1)
    W = links.copy()
    W[~is_sink] /= W[~is_sink].sum(axis=1, keepdims=True)
    ranks = [np.ones(n) / n]
    changes = []
    for k in range(steps):
        cur = ranks[-1]
        nxt = damping * (cur @ W) + cur[is_sink].sum() * teleport + (1 - damping) * teleport
        changes.append(np.linalg.norm(nxt - cur, ord=1))
        ranks.append(nxt)
    return np.transpose(ranks), np.array(changes)
