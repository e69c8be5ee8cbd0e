# the gradient has the 2PL model's D a (x - P), where the weight slope / (P Q) belongs
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.zeros(len(X))
    track = np.zeros((len(X), steps))
    for t in range(steps):
        P, slope = item_curves(theta, a, b, c)
        score = (X - P) @ (D * a) - theta / variance
        info = np.sum(slope * slope / (P * (1 - P)), axis=1) + 1 / variance
        theta = theta + score / info
        track[:, t] = theta
    return theta, 1 / np.sqrt(info), track
