# what: loops over the examples and a counter for the power of rho
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    n = len(y)

    def f(u):
        return sum(np.logaddexp(0.0, -y[i] * (X[i] @ u)) for i in range(n)) / n + ridge * (u @ u) / 2

    grad = ridge * w
    for i in range(n):
        grad = grad - X[i] * (y[i] / n) / (1 + np.exp(y[i] * (X[i] @ w)))
    if not np.dot(grad, d) < 0:
        d = -grad
    k = 0
    while True:
        length = alpha * rho**k
        there = w + length * d
        if f(there) <= f(w) + c * length * np.dot(grad, d):
            return {"w": there, "alpha": length, "loss": f(there), "tries": k}
        k += 1
