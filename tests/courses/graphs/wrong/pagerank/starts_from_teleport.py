# what: the iteration begins with teleport instead of 1/n
def pagerank(links, teleport, damping, steps):
    v = teleport.reshape(-1, 1)
    S = links.sum(axis=1, keepdims=True)
    M = np.where(S == 0, v.T, links / np.where(S == 0, 1, S)).T
    x = v.copy()
    cols = [x]
    err = []
    for _ in range(steps):
        x_new = damping * M @ x + (1 - damping) * v
        err.append(float(np.abs(x_new - x).sum()))
        x = x_new
        cols.append(x)
    return np.hstack(cols), np.array(err)
