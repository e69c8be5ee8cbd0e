# right: scores and weights of all games first, then one loop

def elo_ratings(ratings, home, away, margins, k, advantage):
    size = np.abs(margins)
    weight = np.where(size <= 1, 1.0, np.where(size == 2, 1.5, (11 + size) / 8))
    score = (margins > 0) + 0.5 * (margins == 0)
    r = np.array(ratings, dtype=float)
    history, errors = [], []
    for h, a, w, s in zip(home, away, weight, score):
        error = s - 1 / (1 + 10 ** ((r[a] - advantage - r[h]) / 400))
        r[[h, a]] += k * w * error * np.array([1, -1])
        history.append(r.copy())
        errors.append(error)
    return np.array(history).T, np.mean(np.square(errors))
