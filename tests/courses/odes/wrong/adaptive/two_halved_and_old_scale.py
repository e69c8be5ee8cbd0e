# what: a rejected attempt halves the step size instead of taking the factor, and the tolerance looks at |y| alone
def adaptive(y0, t0, h0, attempts, rtol, atol, p):
    ts = np.zeros(attempts + 1)
    hs = np.zeros(attempts + 1)
    ys = np.zeros(y0.shape + (attempts + 1,))
    ts[0], hs[0], ys[:, :, 0] = t0, h0, y0
    t, y, h = t0, y0, h0
    most = 5.0
    for i in range(attempts):
        y_new, err, _ = bs23_step(t, y, h, p)
        size = np.sqrt(np.mean((err / (atol + rtol * np.abs(y))) ** 2))
        if size <= 1:
            t = t + h
            y = y_new
            h = h * min(most, max(0.2, 0.9 * size ** (-1 / 3)))
            most = 5.0
        else:
            h = h / 2
            most = 1.0
        ts[i + 1], ys[:, :, i + 1], hs[i + 1] = t, y, h
    return ts, ys, hs
