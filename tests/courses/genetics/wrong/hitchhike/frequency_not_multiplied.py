# the selected part is w_i instead of x_i w_i: the gamete's own frequency is missing
def hitchhike(x, W, c, T):
    pA, pB, D, w_bar = [], [], [], []
    for t in range(T + 1):
        pA.append(x[0] + x[1])
        pB.append(x[0] + x[2])
        D.append(x[0] * x[3] - x[1] * x[2])
        if t < T:
            w = W @ x
            w_bar.append(x @ w)
            x = (w - np.array([1, -1, -1, 1]) * c * W[0, 3] * D[t]) / w_bar[t]
    return np.array(pA), np.array(pB), np.array(D), np.array(w_bar)
