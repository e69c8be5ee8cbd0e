# the central difference is divided by h, where 2 h belongs: the slope is twice too large
def item_curves(theta, a, b, c):
    def curve(t):
        return c + (1 - c) / (1 + np.exp(-D * a * (t[:, None] - b)))

    h = 1e-5
    slope = (curve(theta + h) - curve(theta - h)) / h
    return curve(theta), slope
