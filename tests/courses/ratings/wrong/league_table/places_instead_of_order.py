# returned each team's place in the table instead of the teams in their order

def league_table(home, away, home_goals, away_goals, n):
    pts = [0] * n
    diff = [0] * n
    gf = [0] * n
    current = [0] * n
    longest = [0] * n

    def play(team, f, a):
        pts[team] += 3 if f > a else 1 if f == a else 0
        diff[team] += f - a
        gf[team] += f
        current[team] = 0 if f < a else current[team] + 1
        longest[team] = max(longest[team], current[team])

    for h, a, x, y in zip(home, away, home_goals, away_goals):
        play(h, x, y)
        play(a, y, x)
    ranking = sorted(range(n), key=lambda k: (pts[k], diff[k], gf[k]), reverse=True)
    places = np.zeros(n, dtype=int)
    for place, team in enumerate(ranking):
        places[team] = place
    return {
        "points": np.array(pts),
        "difference": np.array(diff),
        "unbeaten": np.array(longest),
        "order": places,
    }
