# the recursion starts at the model's long-run variance omega/(1 - alpha - gamma/2 - beta), not at the sample variance
def gjr_garch(r, omega, alpha, gamma, beta, steps):
    e = r - r.mean()
    persistence = alpha + gamma / 2 + beta
    sig2 = [omega / (1 - persistence)]
    for shock in e[:-1]:
        impact = alpha if shock >= 0 else alpha + gamma
        sig2.append(omega + impact * shock**2 + beta * sig2[-1])
    sig2 = np.array(sig2)
    loglik = np.sum(-0.5 * (np.log(2 * np.pi * sig2) + e**2 / sig2))
    impact = alpha if e[-1] >= 0 else alpha + gamma
    ahead = [omega + impact * e[-1] ** 2 + beta * sig2[-1]]
    while len(ahead) < steps:
        ahead.append(omega + persistence * ahead[-1])
    return {"h": sig2, "loglik": loglik, "ahead": np.array(ahead)}
