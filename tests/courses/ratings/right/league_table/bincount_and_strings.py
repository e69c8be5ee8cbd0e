# right: counts with bincount, runs by splitting a string at the losses

def league_table(home, away, home_goals, away_goals, n):
    teams = np.concatenate([home, away])
    own = np.concatenate([home_goals, away_goals])
    other = np.concatenate([away_goals, home_goals])
    points = np.bincount(teams, 3 * (own > other) + (own == other), minlength=n)
    scored = np.bincount(teams, own, minlength=n)
    difference = scored - np.bincount(teams, other, minlength=n)
    when = np.tile(np.arange(len(home)), 2)
    unbeaten = np.zeros(n, dtype=int)
    for team in range(n):
        mine = np.flatnonzero(teams == team)
        mine = mine[np.argsort(when[mine])]
        letters = "".join("x" if own[t] < other[t] else "o" for t in mine)
        unbeaten[team] = max(map(len, letters.split("x")))
    order = np.array(sorted(range(n), key=lambda t: (-points[t], -difference[t], -scored[t], t)))
    return {"order": order, "unbeaten": unbeaten, "difference": difference, "points": points}
