# took the margin with its sign for the weight instead of its absolute value, so that away wins never weigh more

def elo_ratings(ratings, home, away, margins, k, advantage):
    def weight(n):
        if n >= 3:
            return (11 + n) / 8
        return 1.5 if n == 2 else 1.0

    r = np.array(ratings, dtype=float)
    columns, errors = [], []
    for h, a, m in zip(home, away, margins):
        win_chance = 1 / (1 + 10 ** ((r[a] - r[h] - advantage) / 400))
        if m > 0:
            result = 1
        elif m < 0:
            result = 0
        else:
            result = 0.5
        error = result - win_chance
        r[h] = r[h] + k * weight(m) * error
        r[a] = r[a] - k * weight(m) * error
        columns.append(r.copy())
        errors.append(error**2)
    return np.array(columns).T, np.mean(errors)
