# two mistakes: the rank counts all at the score itself, and u + 1/2 stands where u - 1/2 belongs
def equipercentile(freq_x, freq_y):
    f = freq_x / np.sum(freq_x)
    g = freq_y / np.sum(freq_y)
    ranks = 100 * np.cumsum(f)
    G = np.cumsum(g)
    equated = np.zeros(len(f))
    for x in range(len(f)):
        r = ranks[x] / 100
        u = np.argmax(G > r)
        below = G[u] - g[u]
        equated[x] = u + 0.5 + (r - below) / g[u]
    return ranks, equated
