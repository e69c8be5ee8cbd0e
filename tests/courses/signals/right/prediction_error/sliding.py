def prediction_error(x, phi):
    d = x - x.mean()
    p = phi.size
    W = np.lib.stride_tricks.sliding_window_view(d, p)[:-1]
    e = d[p:] - W @ phi[::-1]
    return {"errors": e, "mse": (e * e).mean(), "gain": 10 * np.log10((d[p:] ** 2).sum() / (e ** 2).sum())}
