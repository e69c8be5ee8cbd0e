# compared a run with the longest one only when a loss ended it instead of at the end of the season, too

def league_table(home, away, home_goals, away_goals, n):
    points = np.zeros(n, dtype=int)
    gf = np.zeros(n, dtype=int)
    ga = np.zeros(n, dtype=int)
    unbeaten = np.zeros(n, dtype=int)
    for team in range(n):
        run = 0
        for t in range(len(home)):
            if home[t] == team:
                own, other = home_goals[t], away_goals[t]
            elif away[t] == team:
                own, other = away_goals[t], home_goals[t]
            else:
                continue
            gf[team] += own
            ga[team] += other
            points[team] += 3 * (own > other) + (own == other)
            if own >= other:
                run += 1
            else:
                unbeaten[team] = max(unbeaten[team], run)
                run = 0
    order = np.lexsort((np.arange(n), -gf, ga - gf, -points))
    return {"points": points, "difference": gf - ga, "unbeaten": unbeaten, "order": order}
