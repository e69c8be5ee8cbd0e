# right: a table of positions and gains for each axis first, then looked up and multiplied
def image_sources(source, room, beta, order):
    numbers = range(-order, order + 1)
    where = [{n: (n * room[a] + source[a]) if n % 2 == 0 else ((n + 1) * room[a] - source[a]) for n in numbers} for a in range(3)]
    gain = []
    for a in range(3):
        table = {}
        for n in numbers:
            far = (n + 1) // 2 if n >= 0 else -n // 2
            table[n] = beta[a, 1] ** far * beta[a, 0] ** (abs(n) - far)
        gain.append(table)
    keys = [(i, j, k) for i in numbers for j in numbers for k in numbers if abs(i) + abs(j) + abs(k) < order + 1]
    positions = np.array([[where[a][t[a]] for a in range(3)] for t in keys])
    gains = np.array([gain[0][i] * gain[1][j] * gain[2][k] for i, j, k in keys])
    return positions, gains, np.array([abs(i) + abs(j) + abs(k) for i, j, k in keys])
