# what: total[receivers] += ... with an index array, so that of several edges into a node only the last one is added to the total
def mean_messages(X, edges, weights):
    u = edges[:, 0]
    v = edges[:, 1]
    total = np.zeros(X.shape)
    total[v] += weights[:, None] * X[u]
    norm = np.bincount(v, weights, minlength=len(X))
    res = np.array(X)
    has = norm > 0
    res[has] = total[has] / norm[has][:, None]
    return res
