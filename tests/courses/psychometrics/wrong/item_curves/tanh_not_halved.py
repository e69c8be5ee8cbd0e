# the logistic function is written as (1 + tanh(z)) / 2, where tanh(z / 2) belongs
def item_curves(theta, a, b, c):
    z = D * a * (theta[:, None] - b)
    s = 0.5 * (1 + np.tanh(z))
    P = c + (1 - c) * s
    slope = D * a * (1 - c) * s * (1 - s)
    return P, slope
