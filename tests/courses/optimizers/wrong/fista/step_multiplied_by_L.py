# what: the gradient is multiplied by L instead of divided by it (lam is still divided)
def fista(X, y, lam, steps):
    n, d = X.shape
    gram = np.einsum("ki,kj->ij", X, X) / n
    Xy = np.einsum("ki,k->i", X, y) / n
    L = np.linalg.eigvalsh(gram)[-1]
    x_prev, x_extra, theta = np.zeros(d), np.zeros(d), 1.0
    log = []
    while len(log) < steps:
        x_curr = soft_threshold(x_extra - L * (gram.dot(x_extra) - Xy), lam / L)
        theta_new = 0.5 + 0.5 * np.sqrt(1 + 4 * theta * theta)
        x_extra = x_curr + (theta - 1) / theta_new * (x_curr - x_prev)
        x_prev, theta = x_curr, theta_new
        log.append(0.5 * np.mean(np.square(X.dot(x_curr) - y)) + lam * np.linalg.norm(x_curr, ord=1))
    return {"w": x_prev, "objective": np.array(log)}
