def restricted_mean(time, event, tau):
    curve = kaplan_meier(time, event)
    drops = -np.diff(curve["survival"], prepend=1.0)
    clipped = np.minimum(curve["times"], tau)
    return tau * curve["survival"][-1] + np.sum(drops * clipped)
