# what: the differences are divided by k, as for nodes at distance one, instead of by the distance of the nodes
def divided_differences(x, y):
    d = np.asarray(y, float)
    out = np.empty(len(x))
    out[0] = d[0]
    for k in range(1, len(x)):
        d = np.diff(d) / k
        out[k] = d[0]
    return out
