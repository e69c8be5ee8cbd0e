# the ranks are proportions, without the factor 100 (the equivalents are right)
def equipercentile(freq_x, freq_y):
    f = freq_x / np.sum(freq_x)
    g = freq_y / np.sum(freq_y)
    ranks = np.cumsum(f) - f / 2
    G = np.cumsum(g)
    equated = np.zeros(len(f))
    for x in range(len(f)):
        r = ranks[x]
        u = np.argmax(G > r)
        below = G[u] - g[u]
        equated[x] = u - 0.5 + (r - below) / g[u]
    return ranks, equated
