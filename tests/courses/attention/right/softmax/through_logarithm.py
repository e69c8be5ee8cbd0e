# what: right: exp of (score minus log of the sum of exponentials)
def softmax(scores):
    top = scores.max(axis=-1)
    logsum = top + np.log(np.exp(scores - top[:, None]).sum(axis=-1))
    return np.exp(scores - logsum[:, None])
