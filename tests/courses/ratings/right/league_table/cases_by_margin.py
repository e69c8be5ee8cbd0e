# right: home win, away win and draw as three cases; one number as the key of the order

def league_table(home, away, home_goals, away_goals, n):
    points, streak, longest = np.zeros(n), np.zeros(n), np.zeros(n)
    diff, scored = np.zeros(n), np.zeros(n)
    for t in range(len(home)):
        h, a = home[t], away[t]
        margin = home_goals[t] - away_goals[t]
        if margin > 0:
            points[h] += 3
        elif margin < 0:
            points[a] += 3
        else:
            points[[h, a]] += 1
        streak[[h, a]] += 1
        if margin != 0:
            streak[a if margin > 0 else h] = 0
        longest = np.where(streak > longest, streak, longest)
        diff[h] += margin
        diff[a] -= margin
        scored[h] += home_goals[t]
        scored[a] += away_goals[t]
    order = np.argsort(-(points * 1e8 + diff * 1e4 + scored), kind="stable")
    return {"points": points, "difference": diff, "unbeaten": longest, "order": order}
