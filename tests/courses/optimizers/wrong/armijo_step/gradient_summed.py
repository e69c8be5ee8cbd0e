# what: the gradient of the loss is a sum over the examples instead of a mean
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    def cost(theta):
        return np.mean(np.logaddexp(0, -y * (X @ theta))) + ridge / 2 * theta @ theta

    h = 1 / (1 + np.exp(y * (X @ w)))
    g = -np.sum(h[:, None] * y[:, None] * X, axis=0) + ridge * w
    if g @ d >= 0:
        d = -g
    slope = g @ d
    j = 0
    c0 = cost(w)
    while cost(w + alpha * d) > c0 + c * alpha * slope and j < 100:
        alpha *= rho
        j += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": cost(w + alpha * d), "tries": j}
