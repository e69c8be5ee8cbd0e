# the information has the 2PL model's (D a)^2 P Q, where slope^2 / (P Q) belongs
def fisher_scoring(X, a, b, c, variance, steps):
    theta = np.zeros(len(X))
    track = np.zeros((len(X), steps))
    for t in range(steps):
        P, slope = item_curves(theta, a, b, c)
        Q = 1 - P
        score = np.sum(slope / (P * Q) * (X - P), axis=1) - theta / variance
        info = (P * Q) @ (D * a) ** 2 + 1 / variance
        theta = theta + score / info
        track[:, t] = theta
    return theta, 1 / np.sqrt(info), track
