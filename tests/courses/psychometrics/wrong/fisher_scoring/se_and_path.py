# two mistakes: the standard error lacks the square root, and the path holds the abilities before each step
def fisher_scoring(X, a, b, c, variance, steps):
    now = np.zeros(len(X))
    seen = []
    for _ in range(steps):
        seen.append(now)
        p, dp = item_curves(now, a, b, c)
        fisher = (dp * dp / (p - p * p)).sum(axis=1) + 1 / variance
        score = (dp * (X - p) / (p - p * p)).sum(axis=1) - now / variance
        now = now + score / fisher
    return now, 1 / fisher, np.array(seen).T
