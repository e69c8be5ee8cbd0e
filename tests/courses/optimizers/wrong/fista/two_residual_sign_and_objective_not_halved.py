# what: the residual is y - Xz with the step still subtracted, and the objective lacks the factor one half
def fista(X, y, lam, steps):
    rows, cols = X.shape
    mu = rows / np.linalg.svd(X)[1][0] ** 2
    old = np.zeros(cols)
    look = np.zeros(cols)
    tt = 1
    res = []
    for _ in range(steps):
        err = y - X.dot(look)
        grad = X.T.dot(err) / rows
        new = soft_threshold(look - mu * grad, mu * lam)
        tt_new = (1 + np.sqrt(1 + 4 * tt ** 2)) / 2
        look = new + (tt - 1) / tt_new * (new - old)
        old, tt = new, tt_new
        res.append(np.sum((y - X.dot(new)) ** 2) / rows + lam * np.abs(new).sum())
    return {"w": old, "objective": np.array(res)}
