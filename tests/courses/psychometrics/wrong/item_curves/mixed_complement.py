# the slope has s (1 - P) where s (1 - s) belongs
def item_curves(theta, a, b, c):
    t = theta[:, np.newaxis]
    logit = D * a * (t - b)
    s = 1.0 / (1.0 + np.exp(-logit))
    P = c + (1 - c) * s
    dlogit = D * a
    return P, (1 - c) * s * (1 - P) * dlogit
