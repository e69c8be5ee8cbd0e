# what: the slope from P, c and the textbook formula D a (P - c)(1 - P) / (1 - c)
def item_curves(theta, a, b, c):
    expo = np.exp(D * a * np.subtract.outer(theta, b))
    prob = (c + expo) / (1 + expo)
    return prob, D * a * (prob - c) * (1 - prob) / (1 - c)
