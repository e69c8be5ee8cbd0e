# measured the error of the expected score with the ratings after the game instead of before it

def elo_ratings(ratings, home, away, margins, k, advantage):
    def chance(r, h, a):
        return 1 / (1 + 10 ** (-(r[h] + advantage - r[a]) / 400))

    r = ratings + 0.0
    out = np.zeros((len(r), len(home)))
    err = []
    for t in range(len(home)):
        h, a, m = home[t], away[t], margins[t]
        score = 1.0 if m > 0 else 0.5 if m == 0 else 0.0
        G = max(1.0, (11 + abs(m)) / 8) if abs(m) > 2 else (1.5 if abs(m) == 2 else 1.0)
        move = k * G * (score - chance(r, h, a))
        r[h] += move
        r[a] -= move
        out[:, t] = r
        err.append((score - chance(r, h, a)) ** 2)
    return out, sum(err) / len(err)
