# added the home team's margin to the away team's difference as well instead of subtracting it

def league_table(home, away, home_goals, away_goals, n):
    pts, diff, goals = np.zeros(n), np.zeros(n), np.zeros(n)
    streak, best = np.zeros(n), np.zeros(n)
    for t in range(len(home)):
        h, a = home[t], away[t]
        margin = home_goals[t] - away_goals[t]
        goals[h] += home_goals[t]
        goals[a] += away_goals[t]
        diff[h] += margin
        diff[a] += margin
        if margin > 0:
            pts[h] += 3
            streak[h] += 1
            streak[a] = 0
        elif margin < 0:
            pts[a] += 3
            streak[a] += 1
            streak[h] = 0
        else:
            pts[h] += 1
            pts[a] += 1
            streak[h] += 1
            streak[a] += 1
        best = np.maximum(best, streak)
    ranking = sorted(range(n), key=lambda i: (-pts[i], -diff[i], -goals[i], i))
    return {"points": pts, "difference": diff, "unbeaten": best, "order": np.array(ranking)}
