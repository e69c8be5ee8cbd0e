def prediction_error(x, phi):
    mu = np.mean(x)
    p = len(phi)
    errs = []
    sq_sig = 0.0
    for t in range(p, len(x)):
        guess = mu
        for i in range(p):
            guess += phi[i] * (x[t - 1 - i] - mu)
        errs.append(x[t] - guess)
        sq_sig += (x[t] - mu) ** 2
    errs = np.array(errs)
    mse = (errs ** 2).sum() / len(errs)
    return {"errors": errs, "mse": mse, "gain": 10 * np.log10(sq_sig / len(errs) / mse)}
