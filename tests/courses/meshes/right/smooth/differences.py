# edge differences
def smooth(points, edges, fixed, shrink, grow, rounds):
    p = points.copy()
    deg = np.zeros(len(p))
    for e in edges:
        deg[e] += 1
    for step in range(2 * rounds):
        c = shrink if step % 2 == 0 else grow
        d = p[edges[:, 1]] - p[edges[:, 0]]
        lap = np.zeros(p.shape)
        np.add.at(lap, edges[:, 0], d)
        np.subtract.at(lap, edges[:, 1], d)
        p[~fixed] += c * (lap / deg[:, None])[~fixed]
    return p
