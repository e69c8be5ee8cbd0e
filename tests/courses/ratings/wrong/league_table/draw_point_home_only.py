# gave the point for a draw to the home team only instead of to both

def league_table(home, away, home_goals, away_goals, n):
    home_pts = np.where(home_goals > away_goals, 3, np.where(home_goals == away_goals, 1, 0))
    away_pts = np.where(away_goals > home_goals, 3, 0)
    points = np.bincount(home, home_pts, n) + np.bincount(away, away_pts, n)
    forr = np.bincount(home, home_goals, n) + np.bincount(away, away_goals, n)
    against = np.bincount(home, away_goals, n) + np.bincount(away, home_goals, n)
    unbeaten = np.zeros(n)
    for team in range(n):
        length = 0
        for t in np.flatnonzero((home == team) | (away == team)):
            m = home_goals[t] - away_goals[t]
            if away[t] == team:
                m = -m
            length = length + 1 if m >= 0 else 0
            unbeaten[team] = max(unbeaten[team], length)
    order = np.lexsort((-forr, against - forr, -points))
    return {"points": points, "difference": forr - against, "unbeaten": unbeaten, "order": order}
