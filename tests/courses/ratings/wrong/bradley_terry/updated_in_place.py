# used the new strengths of earlier players already within the same round instead of replacing all at once

def bradley_terry(wins, draws, rounds):
    points = wins + draws / 2
    games = wins + wins.T + draws
    n = len(points)
    p = np.ones(n)
    for r in range(rounds):
        for i in range(n):
            bottom = 0.0
            for j in range(n):
                if i != j:
                    bottom += games[i, j] / (p[i] + p[j])
            p[i] = np.sum(points[i]) / bottom
        p /= np.prod(p) ** (1 / n)
    logs = np.log(p[:, None] / (p[:, None] + p))
    return p, (points * logs).sum()
