# style: a helper returns residuals, weights and derivatives of one step; einsum for all sums; the diagonal multiplied in place by 1 + damping
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    gone = np.isnan(picks)

    def look(hypo):
        times, derivatives = arrival_times(hypo, stations, is_s, vp, vs)
        r = np.nan_to_num(picks - times, nan=0.0)
        w = weights * ~gone
        w = w * cutoff / np.maximum(cutoff, np.abs(r))
        return r, w, derivatives

    hypo, rms, k = start.copy(), [], 0
    while k < n_iter:
        r, w, G = look(hypo)
        rms.append(np.sqrt(np.average(r**2, weights=w)))
        N = np.einsum("n,ni,nj->ij", w, G, G)
        B = N * (1 + damping * np.eye(4))
        hypo = hypo + np.linalg.inv(B) @ np.einsum("n,ni,n->i", w, G, r)
        hypo *= np.where((np.arange(4) == 2) & (hypo < 0), 0, 1)
        k += 1
    return hypo, np.array(rms), rms[-1] ** 2 * np.linalg.pinv(N)
