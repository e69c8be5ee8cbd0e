# what: gamma divides by the length of y instead of its square
def lbfgs_direction(g, S, Y):
    use = [i for i, (s, y) in enumerate(zip(S, Y)) if s @ y > 0]
    q, a = g.copy(), {}
    for i in use[::-1]:
        a[i] = (S[i] @ q) / (S[i] @ Y[i])
        q = q - a[i] * Y[i]
    gamma = (S[use[-1]] @ Y[use[-1]]) / np.linalg.norm(Y[use[-1]]) if use else 1.0
    z = gamma * q
    for i in use:
        z = z + S[i] * (a[i] - (Y[i] @ z) / (S[i] @ Y[i]))
    return -z, g @ -z
