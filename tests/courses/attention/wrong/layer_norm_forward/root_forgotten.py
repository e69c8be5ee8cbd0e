# what: divides by the variance plus eps, the root is left out
def layer_norm_forward(x, gamma, beta, eps=1e-5):
    T, d = x.shape
    xhat = np.zeros_like(x)
    spread = np.zeros((T, 1))
    for t in range(T):
        mu = x[t].sum() / d
        spread[t] = ((x[t] - mu) ** 2).sum() / d + eps
        xhat[t] = (x[t] - mu) / spread[t]
    return gamma * xhat + beta, (xhat, spread, gamma)
