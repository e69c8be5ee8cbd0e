# the normal equations are solved without damping
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    hypo = start.copy()
    rms = np.zeros(n_iter)
    missing = np.isnan(picks)
    for it in range(n_iter):
        calc, jac = arrival_times(hypo, stations, is_s, vp, vs)
        resid = picks - calc
        resid[missing] = 0
        wt = weights.copy()
        wt[missing] = 0
        big = np.abs(resid) > cutoff
        wt[big] = wt[big] * cutoff / np.abs(resid[big])
        rms[it] = np.sqrt(np.average(resid ** 2, weights=wt))
        A = (jac.T * wt) @ jac
        b = (jac.T * wt) @ resid
        step = np.linalg.solve(A, b)
        hypo = hypo + step
        hypo[2] = np.maximum(hypo[2], 0)
    return hypo, rms, np.linalg.inv(A) * rms[-1] ** 2
