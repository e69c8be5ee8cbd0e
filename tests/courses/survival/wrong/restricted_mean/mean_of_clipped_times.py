# what: the plain mean of min(time, tau) over the patients, as if nobody were censored
def restricted_mean(time, event, tau):
    return np.mean(np.minimum(time, tau))
