# right: three nested loops with narrowed ranges, and a helper that counts the hits wall by wall
def walk(n, L, s, b0, b1):
    """Reflect step by step: position and gain of image n along one axis."""
    x, g = s, 1.0
    wall_is_far = n > 0
    for _ in range(abs(n)):
        g = g * (b1 if wall_is_far else b0)
        wall_is_far = not wall_is_far
    x = n * L + (s if n % 2 == 0 else L - s)
    return x, g


def image_sources(source, room, beta, order):
    P, G, O = [], [], []
    for i in range(-order, order + 1):
        rest = order - abs(i)
        for j in range(-rest, rest + 1):
            left = rest - abs(j)
            for k in range(-left, left + 1):
                steps = [walk(n, room[a], source[a], beta[a, 0], beta[a, 1]) for a, n in enumerate((i, j, k))]
                P.append([s[0] for s in steps])
                G.append(steps[0][1] * steps[1][1] * steps[2][1])
                O.append(abs(i) + abs(j) + abs(k))
    return np.array(P), np.array(G), np.array(O)
