# what: the ridge's part is missing in the gradient (it is in the loss)
def armijo_step(w, d, X, y, ridge, alpha, rho, c):
    f = lambda v: np.mean(np.logaddexp(0, -y * X.dot(v))) + ridge / 2 * v.dot(v)
    grad = -(X.T @ (y / (1 + np.exp(y * X.dot(w))))) / len(y)
    slope = grad @ d
    if slope >= 0:
        d = -grad
        slope = grad @ d
    base = f(w)
    count = 0
    while True:
        trial = f(w + alpha * d)
        if trial <= base + c * alpha * slope:
            break
        alpha *= rho
        count += 1
    return {"w": w + alpha * d, "alpha": alpha, "loss": trial, "tries": count}
