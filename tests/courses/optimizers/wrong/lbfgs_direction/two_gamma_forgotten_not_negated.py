# what: gamma is left out, and the direction is not negated
def lbfgs_direction(g, S, Y):
    pairs = []
    for k in range(S.shape[0]):
        curvature = np.dot(S[k], Y[k])
        if curvature > 0:
            pairs.append((S[k], Y[k], curvature))
    direction = np.array(g, dtype=float)
    saved = []
    for s, y, curvature in reversed(pairs):
        saved.insert(0, np.dot(s, direction) / curvature)
        direction = direction - saved[0] * y
    for (s, y, curvature), a in zip(pairs, saved):
        direction = direction + (a - np.dot(y, direction) / curvature) * s
    return direction, np.dot(g, direction)
