# the loop runs one round too often
def fit_biases(R, mask, lam, steps):
    W = mask.astype(float)
    mu = (W * R).sum() / W.sum()
    D = W * (R - mu)
    bi = np.zeros(R.shape[1])
    t = 0
    while t <= steps:
        bu = (D - W * bi).sum(1) / (lam + W.sum(1))
        bi = (D - W * bu[:, None]).sum(0) / (lam + W.sum(0))
        t += 1
    return mu, bu, bi
