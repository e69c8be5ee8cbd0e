# the slope has s squared where s (1 - s) belongs
def item_curves(theta, a, b, c):
    prob = []
    slopes = []
    for t in theta:
        e = np.exp(-D * a * (t - b))
        prob.append(c + (1 - c) / (1 + e))
        slopes.append(D * a * (1 - c) / (1 + e) ** 2)
    return np.array(prob), np.array(slopes)
