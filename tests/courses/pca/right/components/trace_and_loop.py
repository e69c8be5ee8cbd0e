# what: the total variance as the trace, components collected in a list
def components(X, k):
    C = covariance(X)
    vals, vecs = np.linalg.eigh(C)
    cols, ratio, cum, so_far = [], [], [], 0.0
    for i in range(1, k + 1):
        u = vecs[:, -i]
        if abs(u.min()) > abs(u.max()):
            u = -u
        cols.append(u)
        ratio.append(vals[-i] / np.trace(C))
        so_far += ratio[-1]
        cum.append(so_far)
    return {"W": np.array(cols).T, "ratio": np.array(ratio), "cumulative": np.array(cum)}
